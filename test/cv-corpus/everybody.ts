import { afonso } from './people/afonso';
import { aissatou } from './people/aissatou';
import { alistair } from './people/alistair';
import { amine } from './people/amine';
import { ananya } from './people/ananya';
import { annika } from './people/annika';
import { assunta } from './people/assunta';
import { aurelien } from './people/aurelien';
import { bronwyn } from './people/bronwyn';
import { caglar } from './people/caglar';
import { chiara } from './people/chiara';
import { darnell } from './people/darnell';
import { emeka } from './people/emeka';
import { etienne } from './people/etienne';
import { federica } from './people/federica';
import { folasade } from './people/folasade';
import { francoisxavier } from './people/francoisxavier';
import { gernot } from './people/gernot';
import { ginevra } from './people/ginevra';
import { guadalupe } from './people/guadalupe';
import { gulsah } from './people/gulsah';
import { ines } from './people/ines';
import { inigo } from './people/inigo';
import { jarrah } from './people/jarrah';
import { jeroen } from './people/jeroen';
import { joao } from './people/joao';
import { jorg } from './people/jorg';
import { juansebastian } from './people/juansebastian';
import { keeley } from './people/keeley';
import { kerstin } from './people/kerstin';
import { lakshmi } from './people/lakshmi';
import { leopoldine } from './people/leopoldine';
import { livia } from './people/livia';
import { loris } from './people/loris';
import { lucia } from './people/lucia';
import { ludovic } from './people/ludovic';
import { macarena } from './people/macarena';
import { maelle } from './people/maelle';
import { magdalena } from './people/magdalena';
import { marcus } from './people/marcus';
import { marieeve } from './people/marieeve';
import { merel } from './people/merel';
import { montserrat } from './people/montserrat';
import { niccolo } from './people/niccolo';
import { oisin } from './people/oisin';
import { raymond } from './people/raymond';
import { reto } from './people/reto';
import { rocio } from './people/rocio';
import { rosangela } from './people/rosangela';
import { sandeep } from './people/sandeep';
import { sanne } from './people/sanne';
import { siobhan } from './people/siobhan';
import { tamsin } from './people/tamsin';
import { thaisa } from './people/thaisa';
import { torsten } from './people/torsten';
import { ulises } from './people/ulises';
import { wanjiru } from './people/wanjiru';
import { youssef } from './people/youssef';
import { zoe } from './people/zoe';
import type { Person } from './person';

/** All people in the corpus. */
export const everybody: Person[] = [
  alistair,
  ananya,
  caglar,
  chiara,
  etienne,
  federica,
  francoisxavier,
  guadalupe,
  gulsah,
  ines,
  inigo,
  jarrah,
  jeroen,
  joao,
  jorg,
  lucia,
  maelle,
  magdalena,
  marcus,
  niccolo,
  reto,
  sanne,
  siobhan,
  zoe,
  leopoldine,
  wanjiru,
  amine,
  annika,
  assunta,
  emeka,
  keeley,
  juansebastian,
  lakshmi,
  marieeve,
  montserrat,
  raymond,
  rosangela,
  torsten,
  youssef,
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
];
