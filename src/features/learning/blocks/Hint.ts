import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

/** Small words about a field. Not MUI's, which comes in one file with every kind of field that lessons do not have. */
export const Hint = styled('p')({ color: cssVar('ink2'), fontSize: '0.875rem', lineHeight: '1.25rem' });
