import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} sizden bir tavsiye yazısı rica ediyor',
    body: `Merhaba {{firstName}},

{{ownerName}}, sizin birkaç cümlenizi işverenlerin okuduğu bir {{productName}} sayfasında göstermek istiyor:

{{note}}

[Tavsiye yazısını yaz]({{link}})

Hesap açmanız gerekmez; siz doğrulamadan hiçbir şey gösterilmez. Bağlantının geçerlilik süresi: {{validFor}}. Yazmamayı tercih ederseniz bağlantıyı açıp bunu belirtin: Size hatırlatma gönderilmez. Yazıyı rica eden kişiyi tanımıyorsanız bu e-postayı dikkate almayın.`,
  },
  'testimonial-confirm': {
    subject: '{{ownerName}} için tavsiye yazınızı doğrulayın',
    body: `Merhaba {{firstName}},

Birisi, büyük olasılıkla siz, {{productName}} üzerinde {{ownerName}} için bir tavsiye yazısı yazdı ve bu adresi verdi. Lütfen sözlerin size ait olduğunu doğrulayın:

[Oku ve doğrula]({{link}})

Bağlantı yalnızca bir kez çalışır. Geçerlilik süresi: {{validFor}}. Hiçbir şey yazmadıysanız bu e-postayı dikkate almayın: Hiçbir şey gösterilmez.`,
  },
  'testimonial-confirmed': {
    subject: '{{ownerName}} için tavsiye yazınız',
    body: `Merhaba {{firstName}},

Teşekkür ederiz: {{ownerName}} için {{productName}} üzerinde yazdığınız tavsiye yazısı doğrulandı ve imzalandı. Sayfa sahibi onayladığında gösterilir.

Bu bağlantıyla yazınızı hesap açmadan istediğiniz zaman değiştirebilir veya geri çekebilirsiniz. Bu e-postayı saklayın ve başkalarına iletmeyin.

[Değiştir veya geri çek]({{link}})`,
  },
} satisfies Catalogue['mails'];
