import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { twoFactorConfirmation, twoFactorStart } from '../../../contracts/two-factor';
import { failureReason } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { useDialogLock } from '../../ui/dialog';
import { showError } from '../../ui/toast';
import { useFirstFocus } from '../../ui/use-first-focus';
import { useZodForm } from '../../ui/use-zod-form';
import classes from './account-settings.module.css';
import { ProofFields } from './proof-fields';

interface TwoFactorSetupProps {
  onCodes: (recoveryCodes: string[]) => void;
}

/** Password, then the secret for the app and its first code. */
export function TwoFactorSetup({ onCodes }: TwoFactorSetupProps) {
  const start = trpc.auth.twoFactor.start.useMutation();
  useDialogLock(start.isPending);
  const form = useZodForm(twoFactorStart, { password: '' });
  if (start.data) return <Confirmation {...start.data} onCodes={onCodes} />;

  const submit = form.onSubmit((values) =>
    start.mutate(values, {
      onError: (error) => showFailure(form, error),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>You need an app such as Aegis, 1Password or Google Authenticator.</Text>
        <ProofFields form={form} />
        <Button type="submit" loading={start.isPending}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}

function showFailure(form: Parameters<typeof setServerIssues>[0], error: unknown): void {
  setServerIssues(form, error);
  showError('Error', failureReason(error, 'Failed to set up two-factor sign-in'));
}

function Confirmation({ secret, uri, onCodes }: TwoFactorSetupProps & { secret: string; uri: string }) {
  const confirm = trpc.auth.twoFactor.confirm.useMutation();
  useDialogLock(confirm.isPending);
  const form = useZodForm(twoFactorConfirmation, { code: '' });
  const purpose = useFirstFocus<HTMLParagraphElement>();
  const submit = form.onSubmit((values) =>
    confirm.mutate(values, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => showFailure(form, error),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text ref={purpose} tabIndex={-1}>
          Scan this with your app, or type the key in.
        </Text>
        <Group justify="center">
          <QrCode text={uri} />
        </Group>
        <div>
          <Text size="sm" c="dimmed">
            Key
          </Text>
          <Text className={classes.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</Text>
        </div>
        <TextInput
          size="md"
          withAsterisk
          label="Code that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={confirm.isPending}>
          Switch on
        </Button>
      </Stack>
    </form>
  );
}

/** The QR code; its library loads on first use. */
function QrCode({ text }: { text: string }) {
  const { data, error } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => {
      const { encodeQR } = await import('qr');
      const picture = encodeQR(text, 'svg', { border: 1 });
      return `data:image/svg+xml,${encodeURIComponent(picture)}`;
    },
    // The code contains a secret.
    gcTime: 0,
  });
  if (error) return <Text>The picture could not be made. Type the key in instead.</Text>;
  if (!data) return <Skeleton className={classes.code} aria-hidden />;
  return <img src={data} className={classes.code} alt="QR code of the key below" />;
}
