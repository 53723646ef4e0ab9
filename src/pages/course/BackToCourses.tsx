import ArrowBack from '@mui/icons-material/ArrowBack';
import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCatalogueQuery } from '@/features/catalogue/useCatalogueQuery';
import { paths } from '@/paths';
import { isPlainClick } from '@/ui/isPlainClick';
import { TextLink } from '@/ui/TextLink';

/**
 * Leads to the catalogue as it was left. For visitors who came from there it goes back one step in history, which also
 * restores the scroll position of the list.
 */
export function BackToCourses() {
  const { query, isOneStepBack } = useCatalogueQuery();
  const navigate = useNavigate();
  const { key } = useLocation();
  const leftEntry = useRef<string>(undefined);
  const stepBack = (event: MouseEvent) => {
    if (!isOneStepBack || !isPlainClick(event)) return;
    event.preventDefault();
    // A second press, before the catalogue is drawn, would go back one step further.
    if (leftEntry.current === key) return;
    leftEntry.current = key;
    void navigate(-1);
  };
  return (
    <TextLink to={`${paths.courses}${query ?? ''}`} className="back" onClick={stepBack}>
      <ArrowBack fontSize="small" />
      Back to Courses
    </TextLink>
  );
}
