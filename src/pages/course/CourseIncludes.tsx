import Devices from '@mui/icons-material/DevicesOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import OndemandVideo from '@mui/icons-material/OndemandVideo';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import SvgIcon from '@mui/material/SvgIcon';
import { levelLabel } from '@/features/catalogue/catalogueFilters';
import type { CourseSummary, Difficulty } from '@/features/catalogue/course';
import { countOf, formatDuration } from '@/features/catalogue/formatCourse';

const bars = ['M5 14h3v6H5z', 'M11 9h3v11h-3z', 'M17 4h3v16h-3z'];
const reached: Record<Difficulty, number> = { beginner: 1, intermediate: 2, advanced: 3 };

/** Three rising bars; those beyond the level are pale. */
function LevelIcon({ difficulty }: { difficulty: Difficulty }) {
  return (
    <SvgIcon fontSize="small">
      {bars.map((bar, index) => (
        <path key={bar} d={bar} {...(index >= reached[difficulty] && { fillOpacity: 0.28 })} />
      ))}
    </SvgIcon>
  );
}

export function CourseIncludes({ course }: { course: CourseSummary }) {
  const { duration, lessonsCount, difficulty } = course;
  return (
    <>
      <h2 className="includes">This course includes</h2>
      <ul className="list">
        <li>
          <OndemandVideo fontSize="small" />
          {formatDuration(duration)} of video
        </li>
        <li>
          <MenuBook fontSize="small" />
          {countOf(lessonsCount, 'lesson')}
        </li>
        <li>
          <FileDownload fontSize="small" />
          Downloadable resources
        </li>
        <li>
          <Devices fontSize="small" />
          Mobile and TV access
        </li>
        <li>
          <LevelIcon difficulty={difficulty} />
          {levelLabel(difficulty)} level
        </li>
        <li>
          <WorkspacePremium fontSize="small" />
          Certificate of completion
        </li>
      </ul>
    </>
  );
}
