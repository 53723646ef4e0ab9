import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** How long the words have to stay unchanged before they are announced, in milliseconds. */
const settled = 400;

/** Announces changed words to screen readers once typing pauses. The initial words are not announced. */
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
