import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import { useId } from 'react';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { BarButton } from './BarButton';
import styles from './CartButton.module.css';
import dropdown from './Dropdown.module.css';
import { useDropdown } from './useDropdown';

/** Courses are enrolled one at a time, so the cart is always empty; pressing it says so. */
export function CartButton() {
  const { isOpen, rootProps, buttonProps, linkProps } = useDropdown();
  const panelId = useId();
  return (
    <div className={dropdown['root']} {...rootProps}>
      <BarButton aria-label="Cart, 0 items" aria-controls={isOpen ? panelId : undefined} {...buttonProps}>
        <ShoppingCart />
        <span className={styles['count']}>0</span>
      </BarButton>
      {/* Always there: a region that arrives together with its text is often not read. */}
      <div id={panelId} role="status">
        {isOpen && (
          <div className={dropdown['panel']}>
            <div className={`${dropdown['sheet']} ${styles['text']}`}>
              <p>Your cart is empty. You enroll in each course from its own page.</p>
              <p>
                <TextLink to={paths.courses} {...linkProps}>
                  Browse courses
                </TextLink>
              </p>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
