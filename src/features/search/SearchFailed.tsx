import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEscape } from '@/ui/useEscape';

const FloatingAlert = styled(Alert)({
  position: 'fixed',
  zIndex: 1300,
  inset: '120px 20px auto',
  maxWidth: 640,
  marginInline: 'auto',
});

/** Opens instead of the overlay when its download failed. Some browsers remember a failed import; there only a reload helps. */
export function SearchFailed({ onClose }: { onClose: () => void }) {
  useEscape(onClose);
  return (
    <FloatingAlert
      severity="error"
      action={
        <>
          <Button variant="text" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      Search did not load. Check your connection and reload the page.
    </FloatingAlert>
  );
}
