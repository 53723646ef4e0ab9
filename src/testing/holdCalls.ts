import { http } from 'msw';
import { server } from '@mocks/node';

/** Keeps every POST to an endpoint waiting, until the returned function lets them go on to the emulator. */
export function holdCalls(endpoint: string): () => void {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve, { once: true });
  });
  server.use(
    http.post(`*/auth/v1/${endpoint}`, async () => {
      await opened;
    }),
  );
  return () => {
    gate.dispatchEvent(new Event('open'));
  };
}
