import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Head = styled('div')({
  paddingBlock: '36px 20px',
  borderBlockEnd: `2px solid ${cssVar('ink')}`,
  '& .columns': { display: 'grid', gap: 20 },
  // As tall as the title of the whole catalogue, so that choosing a subject moves nothing.
  '& .subject': {
    minHeight: 'calc(1.04 * min(clamp(2.25rem, 1.69rem + 2.29vw, 3.75rem), 15.5vw))',
    fontSize: 'min(clamp(2rem, 1.6rem + 1.35vw, 2.875rem), 11.4vw)',
    alignContent: 'end',
  },
  '& .lead': { marginBlockStart: 12 },
  '& .MuiOutlinedInput-root': { paddingInlineStart: 16, lineHeight: 1.625 },
  // The field has a clear button of its own.
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiSvgIcon-root': { color: cssVar('ink3'), pointerEvents: 'none' },
  '& .MuiOutlinedInput-input': { boxSizing: 'border-box', height: 52, padding: '0 13px 0 11px' },
  // In rem, because larger text would break the words of a title beside the field.
  '@media (width >= 56.25rem)': {
    paddingBlock: 'clamp(40px, 5vw, 72px) 36px',
    '& .columns': {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(280px, 31vw, 440px)',
      gap: 48,
      alignItems: 'end',
    },
  },
  // Forced colours leave an SVG the colour that it sets itself.
  '@media (forced-colors: active)': { '& .MuiSvgIcon-root': { color: 'CanvasText' } },
  '@media print': { '& form': { display: 'none' } },
});
