import { Link, type LinkProps } from 'react-router-dom';
import { brand } from '@/content/brand';
import { paths } from '@/paths';
import { Mark } from '@/ui/art/Mark';
import styles from './Brand.module.css';

/** The mark and the name, as a link home. */
export function Brand(link: Pick<LinkProps, 'onClick' | 'replace'>) {
  return (
    <Link to={paths.home} className={styles['brand']} aria-label={`${brand.name}, home`} {...link}>
      <Mark size={32} />
      <span className={styles['name']}>{brand.name}</span>
    </Link>
  );
}
