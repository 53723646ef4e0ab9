import type { CourseSummary } from '@/features/catalogue/course';
import { SelectInput } from '@/ui/SelectInput';

interface CourseChoiceProps {
  label: string;
  courses: readonly CourseSummary[];
  /** The chosen one's id. */
  value: string;
  onChange: (id: string) => void;
}

/** One course of many. */
export function CourseChoice({ label, courses, value, onChange }: CourseChoiceProps) {
  return (
    <SelectInput label={label} value={value} onChange={onChange}>
      {courses.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectInput>
  );
}
