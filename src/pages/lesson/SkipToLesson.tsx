import Link from '@mui/material/Link';
import type { RefObject } from 'react';

/** Leads past the outline, for those who come with the keyboard. */
export function SkipToLesson({ text }: { text: RefObject<HTMLElement | null> }) {
  return (
    <Link
      className="skip"
      href="#lesson"
      onClick={(event) => {
        event.preventDefault();
        const heading = text.current?.querySelector('h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus();
      }}
    >
      To the lesson
    </Link>
  );
}
