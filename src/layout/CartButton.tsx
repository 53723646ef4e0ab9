import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { cssVar } from '@/ui/theme/cssVar';
import { Dropdown, Panel, Sheet } from './Dropdown.styles';
import { useDropdown } from './useDropdown';

const Count = styled(Badge)({
  '& .MuiBadge-badge': {
    inset: '-7px -9px auto auto',
    minWidth: 18,
    height: 18,
    padding: '0 4px',
    borderRadius: 9,
    background: cssVar('inverse-main'),
    color: cssVar('inverse-on'),
    fontSize: 'min(0.75rem, 14px)',
    fontWeight: 700,
    lineHeight: '18px',
    transform: 'none',
  },
});

const Notice = styled(Sheet)({ padding: 12, '& p + p': { marginTop: 12 } });

/** Courses are enrolled one at a time, so the cart is always empty; pressing it says so. */
export function CartButton() {
  const { isOpen, rootProps, buttonProps, linkProps } = useDropdown();
  const panelId = useId();
  return (
    <Dropdown {...rootProps}>
      <IconButton aria-label="Cart, 0 items" aria-controls={isOpen ? panelId : undefined} {...buttonProps}>
        <Count badgeContent={0} showZero>
          <ShoppingCart />
        </Count>
      </IconButton>
      {/* Always in the page: a live region that appears together with its text is often not read. */}
      <div id={panelId} role="status">
        {isOpen && (
          <Panel>
            <Notice variant="outlined">
              <Typography>Your cart is empty. You enroll in each course from its own page.</Typography>
              <Typography>
                <TextLink to={paths.courses} {...linkProps}>
                  Browse courses
                </TextLink>
              </Typography>
            </Notice>
          </Panel>
        )}
      </div>
    </Dropdown>
  );
}
