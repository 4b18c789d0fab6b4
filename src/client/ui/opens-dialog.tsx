import { type ComponentType, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';

/** What a dialog needs from whatever opens it. */
export interface OpenedDialog {
  opened: boolean;
  onClose: () => void;
}

interface Trigger {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  onClick: () => void;
}

interface OpensDialogProps {
  /** Loaded when it is opened first, and must return no focus itself. */
  dialog: ComponentType<OpenedDialog>;
  /** @param trigger the props of the button that opens the dialog */
  children: (trigger: Trigger) => ReactNode;
}

/** A button that opens a dialog, and has the focus again when that is closed. */
export function OpensDialog({ dialog: Content, children }: OpensDialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      {children({ ref: button, 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      {isOpen !== undefined && (
        <Suspense>
          <Content opened={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
