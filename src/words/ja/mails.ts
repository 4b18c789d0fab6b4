import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}}さんから推薦コメントのお願い',
    body: `{{firstName}}様

{{ownerName}}さんが、採用担当者が閲覧する{{productName}}のページに掲載するコメントを、お寄せいただきたいと希望しています。

{{note}}

[推薦コメントを書く]({{link}})

アカウント登録は不要で、ご本人が確認するまで何も公開されません。リンクの有効期間：{{validFor}}。辞退される場合は、リンクを開いてその旨をお知らせください。再度のお願いはお送りしません。{{ownerName}}さんにお心当たりがない場合は、このメールを破棄してください。`,
  },
  'testimonial-confirm': {
    subject: '{{ownerName}}さんへの推薦コメントをご確認ください',
    body: `{{firstName}}様

{{productName}}で{{ownerName}}さんへの推薦コメントが書かれ、このメールアドレスが入力されました。ご本人が書かれたものであることをご確認ください。

[内容を読んで確認する]({{link}})

リンクは1回のみ有効です。有効期間：{{validFor}}。お心当たりがない場合は、このメールを破棄してください。何も公開されません。`,
  },
  'testimonial-confirmed': {
    subject: '{{ownerName}}さんへの推薦コメント',
    body: `{{firstName}}様

ありがとうございます。{{productName}}での{{ownerName}}さんへの推薦コメントが確認され、署名されました。{{ownerName}}さんの承認後に公開されます。

以下のリンクから、アカウントなしでいつでも変更または取り消しができます。このメールは保管し、ほかの方に転送しないでください。

[変更または取り消し]({{link}})`,
  },
} satisfies Catalogue['mails'];
