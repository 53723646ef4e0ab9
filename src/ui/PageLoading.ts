import { styled } from '@mui/material/styles';
import { LoadingStatus } from './LoadingStatus';

/** As high as the window, so that the footer does not move into view for a moment. */
export const PageLoading = styled(LoadingStatus)({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100vh',
  fontWeight: 600,
});
