import Alert from '@mui/material/Alert';
import { certificate as words } from '@/content/certificate';
import { formatDay } from '@/features/catalogue/formatCourse';
import type { Certificate } from '@/features/learning/record/learningRecord';
import { useIsRegionThere } from '@/ui/useIsRegionThere';

/** Why a certificate does not show the name that its owner has just typed. */
export function MadeBefore({ certificate: { issuedOn, name } }: { certificate: Certificate }) {
  const isRegionThere = useIsRegionThere();
  const { start, end } = words.own.madeBefore;
  return (
    <div role="status" className="madeBefore">
      {isRegionThere && (
        <Alert role="presentation" severity="info">
          {start(formatDay(issuedOn))} <bdi>{name}</bdi> {end}
        </Alert>
      )}
    </div>
  );
}
