import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { home } from '@/content/home';
import { LazyPart } from '@/ui/LazyPart';
import { preloadable } from '@/ui/preloadable';
import { useLayer } from '@/ui/useLayer';
import { usePreload } from '@/ui/usePreload';

const DemoDialog = preloadable(async () => (await import('./DemoDialog')).DemoDialog);

export function WatchDemo() {
  const tour = useLayer();
  const preloadDialog = usePreload(DemoDialog.preload);
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<PlayArrow />}
        aria-haspopup="dialog"
        onClick={tour.open}
        {...preloadDialog}
      >
        {home.demo}
      </Button>
      <LazyPart isOpen={tour.isOpen} onClose={tour.close}>
        <DemoDialog tour={tour} />
      </LazyPart>
    </>
  );
}
