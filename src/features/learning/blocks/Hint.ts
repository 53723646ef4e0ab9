import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

/** A field's helper text. Not MUI's, which is in one file with every kind of field that lessons do not have. */
export const Hint = styled('p')({ color: cssVar('ink2'), fontSize: '0.875rem', lineHeight: '1.25rem' });
