import { Modal, type ModalProps } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';

interface SteadyModalProps extends ModalProps {
  /** For content that is lost on closing: only a button inside closes it. */
  closesByButtonAlone?: boolean;
}

/**
 * A dialog that cannot be closed while a mutation runs, so that closing is not mistaken for cancelling.
 * Its own close buttons must be disabled as well.
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
