import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Adınız ve soyadınız',
    role: 'Unvanınız',
    company: 'Şirket',
    location: 'Konum',
    content: 'Tavsiye yazınız',
    rating: 'Yıldız',
    date: 'Tarih',
    email: 'E-posta adresiniz',
    photo: 'Fotoğrafınız',
  },
  missing: {
    name: 'Adınızı ve soyadınızı girin.',
    role: 'Unvanınızı girin, örneğin “Araştırma Müdürü”.',
    company: 'Birlikte çalıştığınız veya şu anda çalıştığınız yeri girin.',
    content: 'Söylemek istediklerinizi yazın.',
    email: 'E-posta adresinizi girin; yoksa bunların sizin sözleriniz olduğunu kimse bilemez.',
  },
  notSent: 'Tavsiye yazınız henüz gönderilmedi',
  starsOf: '{given, number} / {most, number}',
  placeHint: 'Örneğin “İzmir, Türkiye”.',
  dateHint: 'Boş bırakırsanız bugünün tarihi kullanılır.',
  photoHint: 'JPEG, PNG veya WebP; en fazla 5 MB.',
  keepPhoto: 'Başka bir fotoğraf seçmezsem yukarıdaki kalsın',
  emailHint:
    'Sözlerin size ait olduğunu doğrulamanız için size bir e-posta göndeririz. Adresiniz sayfada hiçbir zaman gösterilmez.',
  namesDomain:
    'Tavsiye yazımı kontrol eden sayfa, adresimin @ işaretinden sonraki kısmını gösterebilir (örneğin “example.com”)',
  photoAgain: 'Seçtiğiniz fotoğrafı yeniden seçmeniz gerekir.',
  writeFor: '{owner} için tavsiye yazısı yazın',
  wish: '{owner}, sizin birkaç cümlenizi adınız, unvanınız ve şirketinizle birlikte <link>işverenlerin okuduğu bir sayfada</link> göstermek istiyor. Hesap açmanız gerekmez.',
  send: 'Tavsiye yazısını gönder',
  ratherNot: 'Yazmamayı tercih ederim',
  handling: 'Yazdıklarınız ne olur?',
  handlingApproval: '{owner} sözleri onaylamadan ve siz adresinizi doğrulamadan hiçbir şey gösterilmez.',
  handlingAddress:
    'Ardından, e-posta adresiniz dışında her şey sayfada ve ondan oluşturulan dosyalarda gösterilir. {owner} adresi görür; başka kimse görmez.',
  handlingSigned:
    '{owner} tavsiye yazısını gizleyebilir veya silebilir, ama tek bir harfini bile değiştiremez: Yazı elektronik olarak imzalanır.',
  handlingWithdraw:
    'Tavsiye yazınızı, e-postadaki bağlantıyla istediğiniz zaman değiştirebilir veya geri çekebilirsiniz. Geri çekerseniz tamamı hemen silinir.',
  handlingDays:
    'Doğrulamadığınız yazı {days, plural, one {# gün} other {# gün}} sonra silinir. Çerez kullanılmaz.',
  confirmByMail: 'Şimdi e-postayla doğrulayın',
  mailSent:
    'Size içinde bağlantı bulunan bir e-posta gönderdik. Sözlerin size ait olduğunu doğrulamak için bağlantıyı açın.',
  mailSentMore:
    'O zamana kadar hiçbir şey gösterilmez. Birkaç dakika içinde e-posta gelmezse istenmeyen posta klasörüne bakın veya geri dönüp adresi kontrol edin.',
  thanks: 'Teşekkürler: Tavsiye yazınız doğrulandı',
  approvedBy: '{owner} yazınızı onayladı.',
  waitsFor: 'Yazınız imzalandı. {owner} onayladığında gösterilecek.',
  useLink: 'Değiştirmek veya geri çekmek için size gelen e-postadaki bağlantıyı kullanın.',
  linkAgain: 'Bağlantıyı yeniden gönder',
  refuseTitle: 'Yazmamayı mı tercih edersiniz?',
  refuseText: '{owner} için yazmamayı tercih ettiğinizi kendisine bildiririz; size hatırlatma gönderilmez.',
  backToForm: 'Forma dön',
  yourWords: 'Bu sözler size mi ait?',
  confirming:
    '{owner} için. Doğruladığınızda bu sözler adınızla imzalanır ve sayfa sahibi onayladığında gösterilir.',
  confirm: 'Evet, doğruluyorum',
  notMine: 'Bunu siz yazmadıysanız bu sayfayı kapatın: Hiçbir şey gösterilmez.',
  ownTitle: '{owner} için tavsiye yazınız',
  saveChange: 'Değişikliği kaydet ve imzala',
  withdrawMine: 'Tavsiye yazımı geri çek',
  withdrawTitle: 'Tavsiye yazınızı geri çekmek istiyor musunuz?',
  withdrawText:
    '{owner} için yazdığınız her kelime ve fotoğrafınız, sayfadan ve ondan oluşturulan tüm dosyalardan hemen silinir. Bu işlem geri alınamaz.',
  withdraw: 'Geri çek',
  keep: 'Yazım kalsın',
  nothingHere: 'Burada size ait bir şey yok',
  withdrawn: 'Tavsiye yazınız geri çekildi. Her kelimesi ve fotoğrafınız silindi.',
  nothingToWrite: 'Burada bir şey yazılamaz',
  refusedTitle: 'Bildirdiğiniz için teşekkürler',
  refused: 'Size hatırlatma gönderilmez. Fikrinizi değiştirirseniz bağlantı çalışmaya devam eder.',
  mailedTitle: 'E-posta yolda',
  mailed: 'Doğruladığınız adrese gönderildi. İçindeki bağlantı öncekinin yerine geçer.',
  notDone: 'İşlem yapılamadı',
  defaultNote: 'Yalnızca birkaç dakika sürer.',
  stranger: 've iyi günler',
  somebody: 'Bir kullanıcı',
  standings: {
    draft: 'Yazınız henüz doğrulanmadı.',
    waiting:
      'Yazınız imzalandı ve onay bekliyor. Daha önceki bir sürümü gösteriliyorsa o zamana kadar öyle kalır.',
    approved:
      'Yazınız burada göründüğü hâliyle onaylandı. Değiştirirseniz yeniden imzalanır ve yeniden onaylanması gerekir.',
    declined: 'Yazınız onaylanmadı. Değiştirip yeniden onaya sunabilir veya geri çekebilirsiniz.',
  },
  doubts: {
    trap: 'Boş kalması gereken bir alan, belki de tarayıcınız tarafından doldurulmuş. Alan yeniden boşaltıldı: Lütfen tavsiye yazınızı bir kez daha gönderin.',
    fast: 'Yazı o kadar hızlı geldi ki bir insanın yazdığından emin olamadık. Lütfen üç saniye bekleyip bir kez daha gönderin.',
    late: 'Form çok uzun süre açık kalmış ya da hiç açılmamış. Lütfen tavsiye yazınızı bir kez daha gönderin.',
  },
  check: {
    confirmedBy: 'Yazarı tarafından doğrulandı: {name}',
    altered: 'Bu, yazarının imzaladığı metin değil',
    sound: 'Aşağıdaki her harf, yazarının doğruladığı hâliyledir. Bu sayfayı açtığınızda kontrol edildi.',
    alteredText: 'Sözler, fotoğraf veya bilgiler imzadan sonra değiştirilmiş. Bunlara güvenmeyin.',
    givenTo: '<link>{owner}</link> için yazıldı.',
    what: 'Doğrulananlar',
    whoAt:
      '{date} tarihinde, {domain} alan adındaki bir adresin e-postalarını okuyan kişi bu sözlerin ad, unvan, şirket ve yıldızlarla birlikte kendisine ait olduğunu doğruladı.',
    who: '{date} tarihinde, burada belirtilmeyen bir adresin e-postalarını okuyan kişi bu sözlerin ad, unvan, şirket ve yıldızlarla birlikte kendisine ait olduğunu doğruladı.',
    unchanged: 'O günden beri tek bir harf bile değişmedi.',
    unchangedWithPhoto: 'O günden beri ne tek bir harf ne de fotoğraf değişti.',
    stands: 'Yazarı, yazısını geri çekmedi.',
    whatNot: 'Doğrulanmayanlar',
    identity: 'Yazarın gerçekten adı geçen kişi olduğu: Kimse kimlik belgesi görmedi.',
    truth: 'Unvan ve şirketin doğru olduğu ya da söylenenlerin gerçek olduğu.',
    operator:
      'İmza anahtarı bu sunucuyu işletende bulunduğu için, işletenin kendisine karşı bir güvence: İmza yalnızca, saklanan sözlerin bir başkası tarafından değiştirilmediğini gösterir.',
    elsewhere: 'Başka bir yerde kontrol edin',
    how: '<json>JSON biçimindeki imzalı tavsiye yazısı</json>, Ed25519 (RFC 8037) kullanan bir JSON Web Signature’dır (RFC 7515); bu sunucunun anahtarları <keys>herkese açıktır</keys>. Node.js ile:',
    when: 'İmza: {signed}, anahtar: {key}. Kontrol: {checked}.',
  },
} satisfies Messages['asked'];
