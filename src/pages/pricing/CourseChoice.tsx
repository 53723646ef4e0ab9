import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { CourseSummary } from '@/features/catalogue/course';

interface CourseChoiceProps {
  label: string;
  courses: readonly CourseSummary[];
  /** The chosen one's id. */
  value: string;
  onChange: (id: string) => void;
}

/** One course of many, by the system's own list. */
export function CourseChoice({ label, courses, value, onChange }: CourseChoiceProps) {
  return (
    <TextField
      select
      id={useId()}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      {courses.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </TextField>
  );
}
