import { useRef } from 'react';
import type { EmployerContact } from '../../../../contracts/employer-contact';
import { Dialog } from '../../../ui/dialog';
import { confirmLeave, LossOnClose } from '../../../ui/unsaved-warning';
import { ContactForm } from './contact-form';
import type { ContactStore } from './use-contact-form';

/** What the dialog is open for: a new or an existing contact. */
export type ContactTarget = 'new' | EmployerContact;

interface ContactDialogProps {
  store: ContactStore;
  /** Undefined while the dialog is closed. */
  target: ContactTarget | undefined;
  onSaved?: (contact: EmployerContact) => void;
  onClose: () => void;
}

/** The form of a contact over the screen. */
export function ContactDialog({ store, target, onSaved, onClose }: ContactDialogProps) {
  const loss = useRef<string>(undefined);
  async function handleCancel() {
    if (await confirmLeave(loss.current)) onClose();
  }
  return (
    <Dialog
      opened={target !== undefined}
      onClose={() => void handleCancel()}
      title={target === 'new' ? 'Add Contact' : 'Edit contact'}
      size="44rem"
      isFullScreenOnPhone
      // The form disappears together with its target, so there is nothing to fade out.
      transitionProps={{ exitDuration: 0 }}
    >
      <LossOnClose value={loss}>
        {target && (
          <ContactForm
            store={store}
            contact={target === 'new' ? undefined : target}
            onSaved={(saved) => {
              onClose();
              onSaved?.(saved);
            }}
            onCancel={() => void handleCancel()}
          />
        )}
      </LossOnClose>
    </Dialog>
  );
}
