import { useEffect, useState } from 'react';

const shownFor = 4_000;

export type CopyState = 'copied' | 'refused' | undefined;

function select(element: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Copies a text and says for four seconds that it did; selects the text where the browser refuses. */
export function useCopy(): { state: CopyState; copy: (text: string, shownIn: HTMLElement | null) => void } {
  const [state, setState] = useState<CopyState>();
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  async function write(text: string, shownIn: HTMLElement | null) {
    // Otherwise a second copy would neither be announced nor be shown for four seconds of its own.
    setState(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (shownIn) select(shownIn);
      setState('refused');
    }
  }
  return { state, copy: (text, shownIn) => void write(text, shownIn) };
}
