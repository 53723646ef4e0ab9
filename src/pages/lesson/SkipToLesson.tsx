import Link from '@mui/material/Link';
import type { RefObject } from 'react';
import { focusHeading } from '@/ui/focusMain';

/** Leads past the outline, for those who come with the keyboard. */
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
