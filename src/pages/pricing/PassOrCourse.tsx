import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { pricing } from '@/content/pricing';
import { courses } from '@/features/catalogue/courses';
import { countOf } from '@/features/catalogue/formatCourse';
import { formatWholeDollars } from '@/ui/formatDollars';
import { RangeField } from '@/ui/RangeField';
import { SelectInput } from '@/ui/SelectInput';
import { type CostComparison, compareCosts } from './compareCosts';
import { Comparison } from './PassOrCourse.styles';

const { comparison } = pricing;

/** Free courses cost less than any plan; there is nothing to compare. */
const paidCourses = courses.filter((course) => course.price > 0);
const courseOptions = paidCourses.map(({ id, title }) => ({ value: id, label: title }));

function describeCosts({ weeks, months, passTotal }: CostComparison, hours: number, price: number): string {
  const pace = `At ${countOf(hours, 'hour')} a week you'll finish in ${countOf(weeks, 'week')}.`;
  const span = months === 1 ? '' : ` for ${countOf(months, 'month')}`;
  return `${pace} Student Pass: ${formatWholeDollars(passTotal)}${span}. This course alone: ${formatWholeDollars(price)}.`;
}

function verdictOn({ saving }: CostComparison): string {
  if (saving === 0) return 'At this pace, both cost the same.';
  const cheaper = saving > 0 ? 'the Pass' : 'this course alone';
  return `At this pace, ${cheaper} saves you ${formatWholeDollars(Math.abs(saving))}.`;
}

/** Compares what a course costs with a Student Pass, at the reader's own pace, with what it costs alone. */
export function PassOrCourse() {
  const titleId = useId();
  const [courseId, setCourseId] = useState(paidCourses[0]?.id ?? '');
  const [hours, setHours] = useState(2);
  const course = paidCourses.find(({ id }) => id === courseId);
  const costs = course && compareCosts(course, hours);

  return (
    <Comparison aria-labelledby={titleId}>
      <Container className="columns">
        <div>
          <Typography variant="h2" id={titleId}>
            {comparison.title}
          </Typography>
          <Typography variant="lead" component="p" color="textSecondary" className="lead">
            {comparison.lead}
          </Typography>
        </div>
        <Paper variant="outlined" className="sheet">
          <SelectInput
            label={comparison.course}
            value={courseId}
            onChange={setCourseId}
            options={courseOptions}
          />
          <RangeField
            label={comparison.hours}
            value={hours}
            valueText={countOf(hours, 'hour')}
            min={0.5}
            max={20}
            step={0.5}
            onChange={setHours}
          />
          <output className="answer">
            {course && costs && (
              <>
                <span>{describeCosts(costs, hours, course.price)}</span>
                <strong className="verdict">{verdictOn(costs)}</strong>
              </>
            )}
          </output>
          <Typography variant="small" component="p" color="textSecondary">
            {comparison.footnote}
          </Typography>
        </Paper>
      </Container>
    </Comparison>
  );
}
