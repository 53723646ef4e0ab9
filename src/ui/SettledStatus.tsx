import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** Milliseconds without a change after which words are worth saying. */
const settled = 400;

/** Tells a screen reader what has changed, once typing pauses. What stands on the page from the beginning is not said. */
export function SettledStatus({ words }: { words: string }) {
  const heard = useRef(words);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (words !== heard.current) setSpoken(words);
      heard.current = words;
    }, settled);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden as="output">{spoken}</VisuallyHidden>;
}
