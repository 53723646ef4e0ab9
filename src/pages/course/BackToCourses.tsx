import ArrowBack from '@mui/icons-material/ArrowBack';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { isPlainClick } from '@/ui/isPlainClick';
import styles from './CourseBand.module.css';
import { useCatalogueQuery } from './useCatalogueQuery';

/**
 * Leads to the catalogue as it was left. Whoever came from there takes one step back in history, which
 * also restores how far the list was scrolled.
 */
export function BackToCourses() {
  const { query, isOneStepBack } = useCatalogueQuery();
  const navigate = useNavigate();
  const stepBack = (event: MouseEvent) => {
    if (!isOneStepBack || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={`${paths.courses}${query ?? ''}`} className={styles['back']} onClick={stepBack}>
      <ArrowBack fontSize="small" />
      Back to Courses
    </Link>
  );
}
