import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import { brand } from '@/content/brand';
import styles from './Footer.module.css';

const networks = [
  { name: 'X', Icon: X },
  { name: 'YouTube', Icon: YouTube },
  { name: 'LinkedIn', Icon: LinkedIn },
  { name: 'Instagram', Icon: Instagram },
  { name: 'Facebook', Icon: Facebook },
];

/** The club is not on these networks yet: links without a target, said to be so. */
export function SocialIcons() {
  return (
    <ul className={styles['social']} aria-label="Social networks">
      {networks.map(({ name, Icon }) => (
        <li key={name}>
          <span role="link" aria-disabled="true" aria-label={`${brand.name} on ${name}, coming soon`}>
            <Icon />
          </span>
        </li>
      ))}
    </ul>
  );
}
