import type { MailTemplate, MailTemplateName, TemplateTexts } from '../../../../contracts/mail-template';
import { trpc } from '../../../api/trpc';
import { runWithToast } from '../run-with-toast';

/** Saves and resets a mail template; both return undefined after a failure, which they have shown. */
export function useTemplate() {
  const utils = trpc.useUtils();
  const update = trpc.admin.templates.update.useMutation();
  const reset = trpc.admin.templates.reset.useMutation();
  const keep = (changed: MailTemplate) => {
    utils.admin.templates.list.setData(undefined, (list) =>
      list?.map((one) => (one.template === changed.template ? changed : one)),
    );
    return changed;
  };
  return {
    isBusy: update.isPending || reset.isPending,
    save: (change: { template: MailTemplateName } & TemplateTexts, onFailed: (error: unknown) => void) =>
      runWithToast(async () => keep(await update.mutateAsync(change)), {
        done: 'E-mail template saved',
        failed: 'Failed to save the e-mail template',
        onFailed,
      }),
    reset: (template: MailTemplateName) =>
      runWithToast(async () => keep(await reset.mutateAsync({ template })), {
        done: 'E-mail template reset to default',
        failed: 'Failed to reset the e-mail template',
      }),
  };
}
