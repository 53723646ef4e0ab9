import { act } from '@testing-library/react';

/** What the browser believes of its connection, and that it has just come to believe it. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}
