export const deliveryState = 'Tamil Nadu';

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

/** Whether `city` is one of the districts, written as listed, and `pincode` one of its own. */
export function isDeliverable(city: string, pincode: string): boolean {
  return Object.hasOwn(deliveryDistricts, city) && !!deliveryDistricts[city]?.includes(pincode);
}
