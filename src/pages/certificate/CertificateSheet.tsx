import Typography from '@mui/material/Typography';
import { brand } from '@/content/brand';
import { certificate as words } from '@/content/certificate';
import { findCourse } from '@/features/catalogue/courses';
import { formatDay } from '@/features/catalogue/formatCourse';
import type { Certificate } from '@/features/learning/record/learningRecord';
import { absoluteUrl, paths } from '@/paths';
import { Cover } from '@/ui/art/Cover';
import { Mark } from '@/ui/art/Mark';
import { spellNumber } from '@/ui/spellNumber';
import { groupCode } from './certificateCode';
import { Sheet } from './CertificateSheet.styles';
import { spellHours } from './spellHours';

/** Names with more characters are set smaller: from the first limit on the screen, in further steps on paper. */
const long = 24;
const longer = 40;
const longest = 90;
/** How many lesson titles fit on paper in their usual size. */
const roomForLessons = 12;

function lengthOf(name: string): 'some' | 'more' | 'most' | undefined {
  if (name.length > longest) return 'most';
  if (name.length > longer) return 'more';
  return name.length > long ? 'some' : undefined;
}

const allLessons = (count: number): string =>
  count === 1 ? 'the one lesson of' : `all ${spellNumber(count)} lessons of`;

/** The address for checking codes, as one types it. */
const checkPlace = (): string => absoluteUrl(paths.certificateCheck).replace(/^https?:\/\//, '');

/** A certificate with every field that is stored for it. The titles of its lessons appear only on paper. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { code, courseId, courseTitle, instructor, name, lessons, minutes, finishedOn } = certificate;
  const cover = findCourse(courseId)?.thumbnail;
  const { opening, nature, finished, code: codeTerm, checkAt } = words.sheet;
  return (
    <Sheet component="article" variant="outlined" square aria-label={`Certificate of ${name}`}>
      <div className="words">
        <p className="brand">
          <Mark size={40} />
          <b>{brand.name}</b>
        </p>
        <p className="opening">{opening}</p>
        <p className="name" data-long={lengthOf(name)}>
          <bdi>{name}</bdi>
        </p>
        <p>{`has worked through ${allLessons(lessons.length)}`}</p>
        <Typography variant="h3" component="p" className="course">
          {courseTitle}
        </Typography>
        <p>{`About ${spellHours(minutes)} with the exercises. By ${instructor}.`}</p>
        <ol className="printed" data-many={lessons.length > roomForLessons || undefined}>
          {lessons.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
        <Typography variant="small" component="p" className="nature">
          {nature}
        </Typography>
      </div>
      <div className="facts">
        {cover !== undefined && <Cover src={cover} eager className="cover" />}
        <dl>
          <div>
            <dt>{finished}</dt>
            <dd>
              <time dateTime={finishedOn}>{formatDay(finishedOn)}</time>
            </dd>
          </div>
          <div>
            <dt>{codeTerm}</dt>
            <dd className="code">{groupCode(code)}</dd>
          </div>
          <div>
            <dt>{checkAt}</dt>
            <dd>{checkPlace()}</dd>
          </div>
        </dl>
      </div>
    </Sheet>
  );
}
