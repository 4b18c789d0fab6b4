import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}}邀请您撰写推荐语',
    body: `{{firstName}}，您好！

{{ownerName}}希望在{{productName}}的一个供招聘方浏览的页面上展示您的几句评价：

{{note}}

[撰写推荐语]({{link}})

您无需注册账号，在您确认之前，任何内容都不会显示。链接有效期：{{validFor}}。如果您不想写，请打开链接告知，我们就不会再提醒您。如果您不认识{{ownerName}}，请忽略此邮件。`,
  },
  'testimonial-confirm': {
    subject: '请确认您为{{ownerName}}写的推荐语',
    body: `{{firstName}}，您好！

有人（应该是您本人）在{{productName}}上为{{ownerName}}写了一条推荐语，并留下了这个邮箱地址。请确认这些话出自您本人：

[查看并确认]({{link}})

该链接仅可使用一次，有效期：{{validFor}}。如果您没有写过，请忽略此邮件，任何内容都不会显示。`,
  },
  'testimonial-confirmed': {
    subject: '您为{{ownerName}}写的推荐语',
    body: `{{firstName}}，您好！

谢谢，您在{{productName}}上为{{ownerName}}写的推荐语已确认并签名。{{ownerName}}同意后即会展示。

您可以随时通过此链接修改或撤回，无需账号。请保留此邮件，不要转发给他人。

[修改或撤回]({{link}})`,
  },
} satisfies Catalogue['mails'];
