export const name = '{shop}, fireworks for every celebration';
export const description = 'Premium quality fireworks for all occasions';
