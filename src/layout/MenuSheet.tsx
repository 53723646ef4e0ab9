import Close from '@mui/icons-material/Close';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NavLinkProps } from 'react-router-dom';
import { brand } from '@/content/brand';
import { Brand } from './Brand';
import { MainNavigation } from './MainNavigation';
import { Sheet } from './MenuSheet.styles';

interface MenuSheetProps {
  link: Pick<NavLinkProps, 'onClick' | 'replace'>;
  closing: Pick<IconButtonProps, 'onClick' | 'popoverTarget' | 'popoverTargetAction'>;
  /** Who is signed in. */
  person?: ReactNode;
  actions: ReactNode;
}

/** What the menu of narrow windows contains. */
export function MenuSheet({ link, closing, person, actions }: MenuSheetProps) {
  return (
    <Sheet>
      <div className="top">
        <Brand {...link} />
        <IconButton {...closing} aria-label="Close menu" edge="end">
          <Close />
        </IconButton>
      </div>
      {person}
      <MainNavigation className="links" {...link} />
      <Typography variant="caption" component="p" color="textSecondary">
        {brand.tagline}
      </Typography>
      <div className="actions">{actions}</div>
    </Sheet>
  );
}
