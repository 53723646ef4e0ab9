import Link from '@mui/material/Link';
import type { RefObject } from 'react';
import { focusHeading } from '@/ui/focusMain';

/** Lets keyboard users skip the outline. */
export function SkipToLesson({ text }: { text: RefObject<HTMLElement | null> }) {
  return (
    <Link
      className="skip"
      href="#lesson"
      onClick={(event) => {
        event.preventDefault();
        focusHeading(text.current);
      }}
    >
      To the lesson
    </Link>
  );
}
