import { Button, InputBase, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { type Profile, redirectDays } from '../../../contracts/profile';
import { failureReason } from '../../api/failure-reason';
import { showError, showSuccess } from '../../ui/toast';
import classes from './page-address.module.css';
import { slugIn } from './slug-in';
import { useChangeProfile } from './use-change-profile';
import { useSlugCheck } from './use-slug-check';

interface PageAddressProps {
  profile: Profile;
  onSaved?: () => void;
}

/** The address of the public page, checked while its owner types. */
export function PageAddress({ profile: { profileSlug: current }, onSaved }: PageAddressProps) {
  const [typed, setTyped] = useState(current);
  const { save, isSaving } = useSaveSlug();
  const stateId = useId();
  const slug = typed.trim();
  const { text, tone, isUsable } = useSlugCheck(slug, current);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isUsable || isSaving || !(await save(slug))) return;
    setTyped(slug);
    onSaved?.();
  }

  return (
    <form noValidate className={classes.form} onSubmit={handleSubmit} aria-label="Address of your page">
      <InputBase
        component={DescribedInput}
        label="Address of your page"
        description={`${window.location.host}/profile/${slug || '…'}`}
        classNames={{ description: classes.whole }}
        value={typed}
        onChange={({ currentTarget }) => setTyped(slugIn(currentTarget.value))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        alsoDescribedBy={stateId}
        error={tone === 'bad'}
      />
      <Button type="submit" variant="default" loading={isSaving} disabled={!isUsable}>
        Change address
      </Button>
      <Text id={stateId} size="sm" role="status" className={classes.state} data-tone={tone}>
        {tone === 'good' && <IconCheck size={16} aria-hidden />}
        {tone === 'bad' && <IconX size={16} aria-hidden />}
        <span>{text}</span>
      </Text>
    </form>
  );
}

interface DescribedInputProps extends ComponentProps<'input'> {
  /** The id of an element that describes it, beside those that Mantine knows of. */
  alsoDescribedBy: string;
}

/** Mantine replaces an `aria-describedby` that is given to its own input. */
const DescribedInput = ({
  alsoDescribedBy,
  'aria-describedby': describedBy,
  ...props
}: DescribedInputProps) => (
  <input {...props} aria-describedby={[describedBy, alsoDescribedBy].filter(Boolean).join(' ')} />
);

/** Gives the page another address; shows how that went. */
export function useSaveSlug() {
  const { change, isChanging } = useChangeProfile();

  /** @returns whether the page has the address now */
  async function save(profileSlug: string): Promise<boolean> {
    try {
      await change({ profileSlug });
      showSuccess('Address changed', `The one before leads there for ${redirectDays} days.`);
      return true;
    } catch (error) {
      showError('Failed to change the address', failureReason(error));
      return false;
    }
  }

  return { save, isSaving: isChanging };
}
