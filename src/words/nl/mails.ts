import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} vraagt u om een aanbeveling',
    body: `Beste {{firstName}},

{{ownerName}} wil graag enkele woorden van u tonen op een pagina van {{productName}} die werkgevers lezen:

{{note}}

[Aanbeveling schrijven]({{link}})

U heeft geen account nodig, en er wordt niets getoond voordat u het heeft bevestigd. De link is {{validFor}} geldig. Schrijft u liever niets, open de link dan en laat het weten: u krijgt dan geen herinnering. Kent u {{ownerName}} niet, dan kunt u deze e-mail negeren.`,
  },
  'testimonial-confirm': {
    subject: 'Bevestig uw aanbeveling voor {{ownerName}}',
    body: `Beste {{firstName}},

Iemand, waarschijnlijk u, heeft op {{productName}} een aanbeveling voor {{ownerName}} geschreven en dit adres opgegeven. Wilt u bevestigen dat de woorden van u zijn?

[Lezen en bevestigen]({{link}})

De link werkt één keer en is {{validFor}} geldig. Heeft u niets geschreven, dan kunt u deze e-mail negeren: er wordt niets getoond.`,
  },
  'testimonial-confirmed': {
    subject: 'Uw aanbeveling voor {{ownerName}}',
    body: `Beste {{firstName}},

Dank u wel: uw aanbeveling voor {{ownerName}} op {{productName}} is bevestigd en ondertekend. De aanbeveling wordt getoond zodra {{ownerName}} die heeft goedgekeurd.

Met deze link kunt u de aanbeveling op elk moment wijzigen of intrekken, zonder account. Bewaar deze e-mail en stuur die niet door.

[Wijzigen of intrekken]({{link}})`,
  },
} satisfies Catalogue['mails'];
