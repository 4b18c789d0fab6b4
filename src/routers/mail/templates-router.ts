import { listMailTemplates } from '../../../db/queries/mail-templates';
import { keysOf } from '../../contracts/keys-of';
import {
  mailPreview,
  mailTemplate,
  mailTemplateChange,
  mailTemplateChoice,
  mailTemplateList,
  mailTemplates,
} from '../../contracts/mail-template';
import { rest } from '../rest-meta';
import { adminProcedure, router } from '../trpc';
import { changeTemplate, resetTemplate } from './change-template';
import { renderMail } from './render-mail';
import { defaultTemplates } from './templates/default-templates';
import { sampleValues } from './templates/sample-values';

const names = keysOf(mailTemplates);

export const templatesRouter = router({
  list: adminProcedure
    .meta(rest('GET /auth/admin/email-templates', 'The texts of all mails, as they are now'))
    .output(mailTemplateList)
    .query(async ({ ctx }) => {
      const rows = await listMailTemplates(ctx.db);
      return names.map((template) => {
        const row = rows.find((other) => other.template === template);
        return { template, ...defaultTemplates[template], changedAt: null, ...row };
      });
    }),

  update: adminProcedure
    .meta({
      ...rest('PUT /auth/admin/email-templates/{template}', 'Writes the texts of a mail anew'),
      body: 'long',
    })
    .input(mailTemplateChange)
    .output(mailTemplate)
    .mutation(({ ctx, input }) => changeTemplate(ctx, input)),

  preview: adminProcedure
    .meta({
      ...rest('POST /auth/admin/email-templates/{template}/preview', 'A mail with invented values, unsaved'),
      body: 'long',
    })
    .input(mailTemplateChange)
    .output(mailPreview)
    .mutation(({ input: { template, ...texts } }) => renderMail(texts, sampleValues(template))),

  reset: adminProcedure
    .meta(rest('DELETE /auth/admin/email-templates/{template}', "Brings back the product's own texts"))
    .input(mailTemplateChoice)
    .output(mailTemplate)
    .mutation(({ ctx, input }) => resetTemplate(ctx, input.template)),
});
