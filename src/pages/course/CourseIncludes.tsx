import Devices from '@mui/icons-material/DevicesOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import OndemandVideo from '@mui/icons-material/OndemandVideo';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import { levelLabel } from '@/features/catalogue/catalogueFilters';
import type { CourseSummary } from '@/features/catalogue/course';
import { countOf, formatDuration } from '@/features/catalogue/formatCourse';
import { LevelIcon } from '@/features/catalogue/LevelIcon';

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
