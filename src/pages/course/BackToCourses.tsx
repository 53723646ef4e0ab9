import ArrowBack from '@mui/icons-material/ArrowBack';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readCatalogueReturn } from '@/features/catalogue/catalogueReturn';
import { paths } from '@/paths';
import styles from './CourseBand.module.css';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Leads to the catalogue as it was left. Whoever came from there takes one step back in history, which
 * also restores how far the list was scrolled.
 */
export function BackToCourses() {
  const query = readCatalogueReturn(useLocation().state);
  const navigate = useNavigate();
  const stepBack = (event: MouseEvent) => {
    if (query === undefined || !isPlainClick(event)) return;
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
