import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text for screen readers where the picture already tells sighted people. */
export const VisuallyHidden = styled('span')(visuallyHidden);
