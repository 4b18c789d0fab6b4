import type { MailTemplate, MailTemplateName, TemplateTexts } from '../../../../contracts/mail-template';
import { trpc } from '../../../trpc';
import { showError, showSuccess } from '../../../ui/toast';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** Saves and resets the texts of a mail; both answer undefined after a failure, which has been shown then. */
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
    async save(change: { template: MailTemplateName } & TemplateTexts, onRefused: (error: unknown) => void) {
      try {
        const saved = keep(await update.mutateAsync(change));
        showSuccess('Success', 'E-mail template saved');
        return saved;
      } catch (error) {
        onRefused(error);
        showError('Failed to save the e-mail template', reasonOf(error));
      }
    },
    async reset(template: MailTemplateName) {
      try {
        const texts = keep(await reset.mutateAsync({ template }));
        showSuccess('Success', 'E-mail template reset to default');
        return texts;
      } catch (error) {
        showError('Failed to reset the e-mail template', reasonOf(error));
      }
    },
  };
}
