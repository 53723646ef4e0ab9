import type { ToastProps } from './Toast';
import styles from './PlainToast.module.css';

type PlainToastProps = Omit<ToastProps, 'picture'>;

/** The message of a toast in native elements alone: it is there even when nothing more can be downloaded. */
export function PlainToast({ message, isUrgent = false, action, opener, onClose }: PlainToastProps) {
  const closeAndReturn = () => {
    onClose();
    opener?.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles['toast']}>
      <p role={isUrgent ? 'alert' : undefined}>{message}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            closeAndReturn();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" onClick={closeAndReturn}>
        Close
      </button>
    </div>
  );
}
