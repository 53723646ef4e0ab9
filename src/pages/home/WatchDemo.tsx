import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { home } from '@/content/home';
import { LazyPart } from '@/ui/LazyPart';
import { useLayer } from '@/ui/useLayer';

const loadDialog = () => import('./DemoDialog');
const DemoDialog = lazy(async () => ({ default: (await loadDialog()).DemoDialog }));

/** A failure shows when the tour is really wanted. */
const preload = () => loadDialog().catch(() => undefined);

/** The button of the tour; the tour itself is fetched when the button is about to be pressed. */
export function WatchDemo() {
  const { isOpen, wasOpened, open, close } = useLayer();
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<PlayArrow />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
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
