import { afonso } from './people/afonso';
import { aissatou } from './people/aissatou';
import { ananya } from './people/ananya';
import { annika } from './people/annika';
import { aurelien } from './people/aurelien';
import { bastien } from './people/bastien';
import { brianna } from './people/brianna';
import { bronwyn } from './people/bronwyn';
import { caglar } from './people/caglar';
import { caleb } from './people/caleb';
import { callum } from './people/callum';
import { coralie } from './people/coralie';
import { darnell } from './people/darnell';
import { dwayne } from './people/dwayne';
import { emeka } from './people/emeka';
import { eusebio } from './people/eusebio';
import { federica } from './people/federica';
import { femke } from './people/femke';
import { folasade } from './people/folasade';
import { francoisxavier } from './people/francoisxavier';
import { friederike } from './people/friederike';
import { gernot } from './people/gernot';
import { ginevra } from './people/ginevra';
import { henning } from './people/henning';
import { hernandario } from './people/hernandario';
import { ines } from './people/ines';
import { jeroen } from './people/jeroen';
import { juansebastian } from './people/juansebastian';
import { jucimara } from './people/jucimara';
import { kerstin } from './people/kerstin';
import { lachlan } from './people/lachlan';
import { livia } from './people/livia';
import { loredana } from './people/loredana';
import { loris } from './people/loris';
import { ludovic } from './people/ludovic';
import { macarena } from './people/macarena';
import { mafalda } from './people/mafalda';
import { marloes } from './people/marloes';
import { merel } from './people/merel';
import { mickael } from './people/mickael';
import { ngozi } from './people/ngozi';
import { nomvula } from './people/nomvula';
import { oisin } from './people/oisin';
import { ottavia } from './people/ottavia';
import { rocio } from './people/rocio';
import { sandeep } from './people/sandeep';
import { sanne } from './people/sanne';
import { soeren } from './people/soeren';
import { sreelekha } from './people/sreelekha';
import { svenja } from './people/svenja';
import { tamsin } from './people/tamsin';
import { thaisa } from './people/thaisa';
import { ulises } from './people/ulises';
import { wanjiru } from './people/wanjiru';
import { ximena } from './people/ximena';
import { zoe } from './people/zoe';
import type { Person } from './person';

/** All people in the corpus. */
export const everybody: Person[] = [
  ananya,
  caglar,
  federica,
  francoisxavier,
  ines,
  jeroen,
  sanne,
  zoe,
  wanjiru,
  annika,
  emeka,
  juansebastian,
  tamsin,
  darnell,
  oisin,
  bronwyn,
  sandeep,
  folasade,
  kerstin,
  gernot,
  livia,
  ludovic,
  aurelien,
  aissatou,
  rocio,
  ulises,
  macarena,
  ginevra,
  loris,
  merel,
  afonso,
  thaisa,
  callum,
  brianna,
  svenja,
  mickael,
  ximena,
  loredana,
  lachlan,
  sreelekha,
  henning,
  femke,
  jucimara,
  eusebio,
  caleb,
  ngozi,
  friederike,
  bastien,
  ottavia,
  mafalda,
  nomvula,
  dwayne,
  soeren,
  coralie,
  hernandario,
  marloes,
];
