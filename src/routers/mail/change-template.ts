import type { z } from 'zod';
import { deleteMailTemplate, saveMailTemplate } from '../../../db/queries/mail-templates';
import type { MailTemplate, MailTemplateName, mailTemplateChange } from '../../contracts/mail-template';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { defaultTemplates } from './templates/default-templates';

type AdminContext = Pick<Context, 'db' | 'visitor'> & { caller: Caller };

/** Replaces a mail's texts with an admin's; the next mail uses them. */
export async function changeTemplate(
  ctx: AdminContext,
  change: z.output<typeof mailTemplateChange>,
): Promise<MailTemplate> {
  return ctx.db.transaction().execute(async (tx) => {
    const saved = await saveMailTemplate(tx, change);
    await recordEvent(tx, ctx, 'template-changed', {
      actorId: ctx.caller.accountId,
      details: { template: change.template },
    });
    return saved;
  });
}

/** Restores the default texts; does nothing if they are in use. */
export async function resetTemplate(ctx: AdminContext, template: MailTemplateName): Promise<MailTemplate> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await deleteMailTemplate(tx, template))) return;
    await recordEvent(tx, ctx, 'template-changed', {
      actorId: ctx.caller.accountId,
      details: { template, isReset: true },
    });
  });
  return { template, ...defaultTemplates[template], changedAt: null };
}
