import { Modal, type ModalProps } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';

interface SteadyModalProps extends ModalProps {
  /** What it says is lost with it, so that only a button in it closes it. */
  closesByButtonAlone?: boolean;
}

/**
 * A dialog that stays while the server is at work, so that nobody believes to have called off what happens all the same.
 * Its own buttons to leave it are to be disabled as well.
 */
export function SteadyModal({ closesByButtonAlone = false, onClose, ...props }: SteadyModalProps) {
  const isBusy = useIsMutating() > 0;
  // Not by `closeOnEscape`, which does not count in a `Modal.Stack`.
  const close = () => {
    if (!isBusy && !closesByButtonAlone) onClose();
  };
  return (
    <Modal
      centered
      withCloseButton={!closesByButtonAlone}
      closeButtonProps={{ size: 44, iconSize: 20, 'aria-label': 'Close', disabled: isBusy }}
      onClose={close}
      {...props}
    />
  );
}
