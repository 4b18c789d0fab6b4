/** Abbreviations of states and provinces in addresses, each followed by the name. */
const abbreviated = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, FL Florida,
  GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine,
  MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska,
  NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio,
  OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas,
  UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming, DC District of Columbia,
  AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland, NS Nova Scotia, ON Ontario,
  QC Quebec, SK Saskatchewan, NSW New South Wales, QLD Queensland, VIC Victoria, TAS Tasmania, ACT Canberra,
  SP São Paulo, RJ Rio de Janeiro, MG Minas Gerais, RS Rio Grande do Sul, PR Paraná, BA Bahia, DF Distrito Federal,
  BO Bologna, MI Milano, RM Roma, NA Napoli, TO Torino, FI Firenze, ZH Zürich, BE Bern`;

const pairs = abbreviated.split(',').map((entry) => entry.trim());

/** The abbreviations of states; they only count in capitals. */
export const stateCodes: ReadonlySet<string> = new Set(
  pairs.map((entry) => entry.slice(0, entry.indexOf(' '))),
);

/** States whose abbreviations mean others, or something else. */
const unabbreviated = 'South Australia, Western Australia, Northern Territory';

export const stateNames = [...pairs.map((entry) => entry.slice(entry.indexOf(' ') + 1)), unabbreviated].join(
  ',',
);

/**
 * Abbreviations of Swiss cantons, Italian provinces, Brazilian states, and countries. They also mean many other things,
 * so that they only count after a town: `Davos GR`, `Lodi (LO)`, `Lisbon, PT`.
 */
export const provinceCodes: ReadonlySet<string> = new Set(
  `AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH
  AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP
  AN AO AP AQ AT AV BG BI BN BO BR BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM GO IM IS KR LC LE LI LO LT
  MB MC ME MI MN MO NA NO NU OR PC PD PG PN PO PT PU PV PZ RA RC RE RG RI RM RN SA SI SO SP SR SS SU SV TA TE TN TO TP
  TR TS TV UD VA VB VC VE VI VR VT VV
  BY CY DE DK EE GB HR HU IE IN IT LV MX NL PL RU SK UA UK US`.split(/\s+/),
);

/** Top-level domains by which bare domains are recognised: `jane-doe.dev`. */
export const domainEndings: ReadonlySet<string> = new Set(
  `com org net edu gov io dev me info name co app ai tech online site page pro xyz blog design art studio cloud
  works link bio cv eu uk us ca au nz de at ch fr es it nl be pt br mx ar cl pe uy dk se no fi is ie pl cz sk hu ro
  bg gr tr ru ua in jp cn kr sg hk tw za ng ke il ae lu li cat inc agency digital media photo photography`.split(
    /\s/,
  ),
);
