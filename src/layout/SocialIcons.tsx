import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import { styled } from '@mui/material/styles';
import { brand } from '@/content/brand';

const networks = [
  { name: 'X', Icon: X },
  { name: 'YouTube', Icon: YouTube },
  { name: 'LinkedIn', Icon: LinkedIn },
  { name: 'Instagram', Icon: Instagram },
  { name: 'Facebook', Icon: Facebook },
];

const Row = styled('ul')({
  display: 'flex',
  margin: '20px 0 0 -12px',
  listStyle: 'none',
  '& [role="link"]': { display: 'grid', width: 44, height: 44, placeItems: 'center' },
  '& svg': { fontSize: 20 },
});

/** The club is not on these networks yet: links without a target, whose labels say so. */
export function SocialIcons() {
  return (
    <Row aria-label="Social networks">
      {networks.map(({ name, Icon }) => (
        <li key={name}>
          <span role="link" aria-disabled="true" aria-label={`${brand.name} on ${name}, coming soon`}>
            <Icon />
          </span>
        </li>
      ))}
    </Row>
  );
}
