/**
 * The districts the shop delivers to: the 37 of Tamil Nadu before Mayiladuthurai became the 38th;
 * its pincode 609001 is offered under Nagapattinam.
 */
export const deliveryDistricts: Readonly<Record<string, readonly string[]>> = {
  Ariyalur: ['621704', '621802'],
  Chengalpattu: ['603001', '603306', '600045'],
  Chennai: ['600001', '600017', '600040'],
  Coimbatore: ['641001', '641012', '642001'],
  Cuddalore: ['607001', '608001', '606001'],
  Dharmapuri: ['636701', '636808', '636903'],
  Dindigul: ['624001', '624101', '624601'],
  Erode: ['638001', '638011', '638452'],
  Kallakurichi: ['606202', '606107'],
  Kancheepuram: ['631501', '631502', '602105'],
  Kanniyakumari: ['629001', '629165', '629702'],
  Karur: ['639001', '639002', '639104'],
  Krishnagiri: ['635001', '635109'],
  Madurai: ['625001', '625020', '625106'],
  Nagapattinam: ['611001', '611002', '609001'],
  Namakkal: ['637001', '637211', '637408'],
  Nilgiris: ['643001', '643101', '643217'],
  Perambalur: ['621212'],
  Pudukkottai: ['622001', '614616'],
  Ramanathapuram: ['623501', '623526', '623707'],
  Ranipet: ['632401', '632503', '631001'],
  Salem: ['636001', '636007', '636102'],
  Sivaganga: ['630561', '630001'],
  Tenkasi: ['627811', '627756'],
  Thanjavur: ['613001', '612001', '614601'],
  Theni: ['625531', '625513', '625601'],
  Thoothukudi: ['628001', '628002', '628501'],
  Tiruchirappalli: ['620001', '620002', '620006'],
  Tirunelveli: ['627001', '627002', '627401'],
  Tirupathur: ['635601', '635751', '635802'],
  Tiruppur: ['641601', '641604', '638656'],
  Tiruvallur: ['602001', '600054', '631209'],
  Tiruvannamalai: ['606601', '632301'],
  Tiruvarur: ['610001', '614001'],
  Vellore: ['632001', '632006', '632602'],
  Viluppuram: ['605602', '604001'],
  Virudhunagar: ['626001', '626123', '626117'],
};

/**
 * The districts of each sorting district, which the first three digits of a pincode name; those with
 * most of its pincodes come first. Taken from the All India Pincode Directory of the Department of
 * Posts, Government of India, as of 3 October 2025 (https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month,
 * Government Open Data License India), by hand and with these changes: Mayiladuthurai counts as
 * Nagapattinam, and districts that share a single pincode of the area with a neighbour may be left
 * out. Tamil Nadu has 600 to 643; 615 to 619, 633, 634 and 640 are not in use.
 */
export const sortingDistricts: Readonly<Record<string, readonly string[]>> = {
  600: ['Chennai', 'Tiruvallur', 'Chengalpattu', 'Kancheepuram'],
  601: ['Tiruvallur', 'Kancheepuram'],
  602: ['Tiruvallur', 'Kancheepuram'],
  603: ['Chengalpattu', 'Kancheepuram'],
  604: ['Viluppuram', 'Tiruvannamalai', 'Ranipet'],
  605: ['Viluppuram', 'Kallakurichi', 'Cuddalore'],
  606: ['Tiruvannamalai', 'Kallakurichi', 'Cuddalore', 'Viluppuram'],
  607: ['Cuddalore', 'Kallakurichi', 'Viluppuram'],
  608: ['Cuddalore', 'Ariyalur'],
  609: ['Nagapattinam', 'Tiruvarur', 'Thanjavur'],
  610: ['Tiruvarur', 'Nagapattinam'],
  611: ['Nagapattinam', 'Tiruvarur'],
  612: ['Thanjavur', 'Tiruvarur', 'Ariyalur', 'Nagapattinam'],
  613: ['Thanjavur', 'Pudukkottai'],
  614: ['Thanjavur', 'Tiruvarur', 'Pudukkottai', 'Nagapattinam'],
  620: ['Tiruchirappalli'],
  621: [
    'Tiruchirappalli',
    'Ariyalur',
    'Perambalur',
    'Karur',
    'Pudukkottai',
    'Namakkal',
    'Sivaganga',
    'Salem',
  ],
  622: ['Pudukkottai', 'Tiruchirappalli', 'Sivaganga'],
  623: ['Ramanathapuram'],
  624: ['Dindigul'],
  625: ['Madurai', 'Theni', 'Sivaganga'],
  626: ['Virudhunagar', 'Thoothukudi', 'Tenkasi'],
  627: ['Tirunelveli', 'Tenkasi', 'Thoothukudi', 'Virudhunagar'],
  628: ['Thoothukudi', 'Tirunelveli', 'Tenkasi'],
  629: ['Kanniyakumari'],
  630: ['Sivaganga', 'Virudhunagar'],
  631: ['Tiruvallur', 'Ranipet', 'Kancheepuram', 'Tiruvannamalai'],
  632: ['Vellore', 'Ranipet', 'Tiruvannamalai'],
  635: ['Krishnagiri', 'Tirupathur', 'Dharmapuri', 'Vellore', 'Tiruvannamalai'],
  636: ['Salem', 'Dharmapuri', 'Namakkal', 'Krishnagiri'],
  637: ['Namakkal', 'Salem'],
  638: ['Erode', 'Tiruppur', 'Namakkal', 'Karur', 'Coimbatore', 'Nilgiris', 'Salem'],
  639: ['Karur', 'Tiruchirappalli', 'Tiruppur', 'Dindigul'],
  641: ['Coimbatore', 'Tiruppur', 'Erode'],
  642: ['Coimbatore', 'Tiruppur', 'Dindigul'],
  643: ['Nilgiris'],
};

/** Pincodes within these sorting districts that the directory has under Puducherry alone. */
const outsideTamilNadu = /^(?:60500[1-6]|6050(?:0[89]|1[0-24])|60960[125679])$/;

/** The six digits of a pincode, also when written with spaces or hyphens; undefined for anything else. */
export function pincodeOf(written: string): string | undefined {
  return /^[1-9]\d{5}$/.exec(written.replace(/[\s\p{Cf}\p{Pd}]/gu, ''))?.[0];
}

/** The districts a pincode may lie in, none when it is not one of Tamil Nadu's. */
function districtsOf(pincode: string): readonly string[] {
  if (pincodeOf(pincode) !== pincode || outsideTamilNadu.test(pincode)) return [];
  return sortingDistricts[pincode.slice(0, 3)] ?? [];
}

/** Whether `city` is one of the delivery districts, written as listed, and `pincode` may lie in it. */
export function isDeliverable(city: string, pincode: string): boolean {
  return districtsOf(pincode).includes(city);
}

/** The district and pincode that a written address names; '' what it does not name. */
export function placeIn(address: string): { city: string; pincode: string } {
  const isNamed = (district: string) => address.includes(district);
  const pincode = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(address)?.[0].replace(' ', '') ?? '';
  const likely = likelyDistricts(pincode);
  if (likely.length > 0) return { city: likely.find(isNamed) ?? likely[0] ?? '', pincode };
  return { city: Object.keys(deliveryDistricts).find(isNamed) ?? '', pincode: '' };
}

/**
 * The districts that a pincode most likely lies in: the one that lists it, else those that list one
 * with the same first four digits, else all of its sorting district. None: it is not delivered to.
 */
export function likelyDistricts(pincode: string): readonly string[] {
  const possible = districtsOf(pincode);
  for (const digits of [6, 4]) {
    const start = pincode.slice(0, digits);
    const near = possible.filter((district) =>
      deliveryDistricts[district]?.some((listed) => listed.startsWith(start)),
    );
    if (near.length > 0) return near;
  }
  return possible;
}
