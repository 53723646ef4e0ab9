import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text for screen readers only, where sighted people already see what it says. */
export const VisuallyHidden = styled('span')(visuallyHidden);
