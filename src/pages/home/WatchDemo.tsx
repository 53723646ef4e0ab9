import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { home } from '@/content/home';
import { LazyPart } from '@/ui/LazyPart';
import { useLayer } from '@/ui/useLayer';
import { usePreload } from '@/ui/usePreload';

const loadDialog = () => import('./DemoDialog');
const DemoDialog = lazy(async () => ({ default: (await loadDialog()).DemoDialog }));

/** The button of the tour. */
export function WatchDemo() {
  const { isOpen, wasOpened, open, close } = useLayer();
  const preloadDialog = usePreload(loadDialog);
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<PlayArrow />}
        aria-haspopup="dialog"
        onClick={open}
        {...preloadDialog}
      >
        {home.demo.title}
      </Button>
      {wasOpened && (
        <LazyPart isOpen={isOpen} onClose={close}>
          <DemoDialog isOpen={isOpen} onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
