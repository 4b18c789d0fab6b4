import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { PlanOffer } from './plan-offer/plan-offer';
import { useOpenQuestion } from './question-store';

interface DialogProps extends Omit<ModalProps, 'centered' | 'withCloseButton' | 'closeButtonProps'> {
  onClose: () => void;
  children: ReactNode;
  /** For large content, which takes the whole screen of a phone. */
  isFullScreenOnPhone?: boolean;
  /** For content that is lost on closing: only a button inside closes the dialog. */
  isShownOnce?: boolean;
  closeLabel?: string;
}

const SetLocked = createContext<(isLocked: boolean) => void>(() => undefined);

/**
 * Keeps the surrounding dialog open while its content works, so that closing it is not mistaken for cancelling. The
 * content's own buttons to close it must be disabled as well.
 */
export function useDialogLock(isLocked: boolean): void {
  const setLocked = useContext(SetLocked);
  useEffect(() => {
    setLocked(isLocked);
    return () => setLocked(false);
  }, [isLocked, setLocked]);
}

/** The one dialog of the application; questions with two answers are asked with `confirm`. */
export function Dialog(props: DialogProps) {
  const {
    isFullScreenOnPhone = false,
    isShownOnce = false,
    closeLabel = 'Close',
    onClose,
    children,
    ...rest
  } = props;
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [isLocked, setLocked] = useState(false);
  const isBehindQuestion = useOpenQuestion() !== undefined;
  const close = () => {
    if (!isLocked && !isShownOnce) onClose();
  };
  return (
    <Modal
      centered
      fullScreen={isFullScreenOnPhone && isPhone}
      withCloseButton={!isShownOnce}
      closeButtonProps={{ size: 44, iconSize: 20, 'aria-label': closeLabel, disabled: isLocked }}
      // Every open dialog listens to Escape, which is meant for the topmost.
      closeOnEscape={!isBehindQuestion}
      trapFocus={!isBehindQuestion}
      onClose={close}
      // It would be a second banner landmark.
      attributes={{ header: { role: 'none' } }}
      {...rest}
    >
      <PlanOffer />
      <SetLocked value={setLocked}>{children}</SetLocked>
    </Modal>
  );
}
